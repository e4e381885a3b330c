import { Picture } from './picture'

interface EmptyStateProps {
  title: string
  /** Path of a round picture. */
  picture?: string
  action?: React.ReactNode
  children?: React.ReactNode
}

export function EmptyState({ title, picture, action, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      {picture && (
        <Picture
          path={picture}
          alt=""
          sizes="200px"
          ratio={1}
          className="mb-2 size-50 rounded-full object-cover"
        />
      )}
      <h2 className="text-24">{title}</h2>
      {children && <div className="max-w-[44ch] text-ink-3">{children}</div>}
      {action}
    </div>
  )
}
