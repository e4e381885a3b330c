import { useId } from 'react'
import { Panel } from '@/components/ui/display/panel'

interface SettingsCardProps {
  title: string
  line?: React.ReactNode
  children: React.ReactNode
}

/** One section of the settings, saved on its own. */
export function SettingsCard({ title, line, children }: SettingsCardProps) {
  const id = useId()
  return (
    <Panel aria-labelledby={id} className="wrap-break-word">
      <h2 id={id} className="text-20">
        {title}
      </h2>
      {line && <p className="mt-1 text-14 text-ink-3">{line}</p>}
      <div className="mt-5">{children}</div>
    </Panel>
  )
}
