import '@/components/article/article.css'
import { getTranslations } from 'next-intl/server'
import { Prose } from '@/components/article/prose'
import { Icon } from '@/components/ui/media/icon'

interface QuestionProps {
  id: string
  question: string
  answer: string
  /** Extra search terms; not shown. */
  also: string
}

/** A collapsible question; works without JavaScript and can be linked to. */
export async function Question({ id, question, answer, also }: QuestionProps) {
  const t = await getTranslations('pages.help')
  return (
    <details id={id} data-also={also} className="question">
      <summary>
        {question}
        <Icon name="caret-down" />
      </summary>
      <div>
        <Prose>{answer}</Prose>
        <a
          href={`#${id}`}
          className="inline-flex min-h-11 items-center text-14 md:min-h-8 text-ink-3 hover:underline"
        >
          {t('link')}
        </a>
      </div>
    </details>
  )
}
