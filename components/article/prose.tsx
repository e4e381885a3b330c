import './prose.css'
import { Link } from '@/components/ui/action/link'
import { currentPage } from '@/lib/i18n/current-page'
import { relOf } from '@/lib/navigation/guards'
import { type Piece, readProse } from './prose-text'

function Line({ pieces, path }: { pieces: Piece[]; path(to: string): string }) {
  return pieces.map(({ text, href }, index) => {
    const key = `${index}${href ?? ''}`
    if (!href) return <span key={key}>{text}</span>
    if (!href.startsWith('/'))
      return (
        <a key={key} href={href} className="link">
          {text}
        </a>
      )
    return (
      <Link key={key} href={path(href)} rel={relOf(href)} className="link">
        {text}
      </Link>
    )
  })
}

/** Renders a text of the messages as paragraphs and lists; see `readProse` for the syntax. */
export async function Prose({ children, className }: { children: string; className?: string }) {
  const { path } = await currentPage()
  return (
    <div className={className ? `prose ${className}` : 'prose'}>
      {readProse(children).map(({ kind, lines }) => {
        const key = lines.flat().reduce((text, piece) => text + piece.text, '')
        return kind === 'list' ? (
          <ul key={key}>
            {lines.map((pieces) => (
              <li key={pieces.reduce((text, piece) => text + piece.text, '')}>
                <Line pieces={pieces} path={path} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={key}>
            <Line pieces={lines[0] ?? []} path={path} />
          </p>
        )
      })}
    </div>
  )
}
