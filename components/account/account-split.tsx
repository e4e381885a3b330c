import { Picture } from '@/components/ui/picture'

interface AccountSplitProps {
  /** The line in the sky of the picture. */
  caption: string
  children: React.ReactNode
}

/** A form on the left, a poster on the right; on a phone the poster is a strip above. */
export function AccountSplit({ caption, children }: AccountSplitProps) {
  return (
    <div className="grid md:min-h-[calc(100dvh-72px)] md:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="grid place-items-center px-[clamp(20px,5vw,64px)] py-10 max-md:order-2">
        <div className="grid w-full max-w-[420px] gap-6">{children}</div>
      </div>
      <div
        className="veil relative isolate h-[200px] overflow-hidden md:my-3.5 md:mr-3.5 md:h-auto md:rounded-26"
        style={{ background: '#7c8cc4' }}
      >
        <Picture
          path="site/sign-in"
          alt=""
          sizes="(max-width: 767px) 100vw, 52vw"
          ratio={0.82}
          priority
          className="absolute inset-0 size-full object-cover max-md:object-[50%_36%]"
        />
        <p className="absolute inset-x-8 top-7 z-1 hidden max-w-[12ch] font-display text-balance text-[clamp(2rem,3.6vw,3.25rem)] leading-head font-extrabold tracking-head text-white md:block">
          {caption}
        </p>
      </div>
    </div>
  )
}
