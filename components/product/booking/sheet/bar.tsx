import { PageMark } from '@/components/page/page-mark'

/** The place of the bottom bar of narrow screens. */
export function Bar({ children }: { children: React.ReactNode }) {
  return (
    <PageMark
      mark="bottom-bar"
      className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t border-line bg-raised px-[clamp(16px,3.2vw,40px)] pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-3 lg:hidden"
    >
      {children}
    </PageMark>
  )
}
