import './article.css'
import { getTranslations } from 'next-intl/server'
import { PageCrumbs } from '@/components/page/page-crumbs'
import type { LocalDate } from '@/lib/domain/local-date'
import { currentPage } from '@/lib/i18n/current-page'
import { Changed } from './changed'
import { FoldedContents, type Heading, SideContents } from './contents'
import { Prose } from './prose'

interface ArticleProps {
  title: string
  /** Prose from the messages. */
  lead?: string
  /** When the text last changed. */
  changed?: LocalDate
  /** Section headings, for pages long enough to need a table of contents. */
  contents?: Heading[]
  /** Omits the table of contents on narrow screens, for pages with other navigation at the top. */
  sideOnly?: boolean
  children: React.ReactNode
}

/** A text page: one column of 720 px, with its table of contents beside it on wide screens. */
export async function Article({ title, lead, changed, contents, sideOnly, children }: ArticleProps) {
  const [t, { path }] = await Promise.all([getTranslations('pages.article'), currentPage()])
  return (
    <div className="wrap pb-6 md:pb-10">
      <PageCrumbs items={[{ label: t('home'), href: path('/') }, { label: title }]} />
      <div className={contents && 'article-columns'}>
        <article className="article">
          <header className="pt-2 pb-6 md:pb-9">
            <h1>{title}</h1>
            {lead && <Prose className="mt-3 text-18">{lead}</Prose>}
            {changed && <Changed date={changed} />}
          </header>
          {contents && !sideOnly && <FoldedContents title={t('contents')} headings={contents} />}
          {children}
        </article>
        {contents && <SideContents title={t('contents')} headings={contents} />}
      </div>
    </div>
  )
}
