'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Link } from '@/components/ui/action/link'
import { Panel } from '@/components/ui/display/panel'
import type { SupportMessage, SupportThread } from '@/lib/contract/support'
import { factsOf } from '@/lib/domain/locale'
import { formatInstant } from '@/lib/i18n/format'
import { MessageFiles } from './message-files'
import { MessageForm } from './message-form'

interface MessageProps {
  number: string
  message: SupportMessage
}

function Message({ number, message }: MessageProps) {
  const t = useTranslations('supportThread')
  const { locale } = usePreferences()
  // A server of the previous version has neither names nor files.
  const { author, text, created_at, by_mail, attachments, left_out = [], files = [] } = message
  return (
    <li className="border-t border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <b className="font-[650]">{t(author)}</b>
        <span className="text-13 text-ink-3">
          <time dateTime={created_at}>{formatInstant(created_at, locale)}</time>
          {by_mail && ` · ${t('byMail')}`}
        </span>
      </p>
      {text && (
        <p className="mt-1 max-w-[44em] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{text}</p>
      )}
      {files.length > 0 && <MessageFiles number={number} files={files} />}
      {attachments > 0 && (
        <p className="mt-1 text-13 text-ink-3 [overflow-wrap:anywhere]">
          {left_out.length > 0
            ? t('leftOut', { names: left_out.join(factsOf(locale).nameSeparator) })
            : t('attachments', { count: attachments })}
        </p>
      )}
    </li>
  )
}

/** A request with its messages, and a form for the next one. */
export function OwnRequest({ thread }: { thread: SupportThread }) {
  const t = useTranslations('supportThread')
  const topics = useTranslations('pages.support.topics')
  const { locale, path } = usePreferences()
  const { number, topic, order, awaiting_reply, reply_due_at, messages } = thread
  return (
    <Panel aria-labelledby={`${number}-title`}>
      <h2 id={`${number}-title`} className="text-20">
        {topics(topic)}
      </h2>
      <p className="mt-1 mb-3 flex flex-wrap gap-x-4 text-14 text-ink-3">
        <span className="tabular-nums">{number}</span>
        {order && (
          <Link href={path(`/profile/orders/${order.id}`)} className="link">
            {order.reference}
          </Link>
        )}
        <span>
          {!awaiting_reply
            ? t('answered')
            : reply_due_at === null
              ? t('waiting')
              : t('due', { time: formatInstant(reply_due_at, locale) })}
        </span>
      </p>
      <ol>
        {messages.map((message) => (
          <Message key={message.id} number={number} message={message} />
        ))}
      </ol>
      <MessageForm number={number} />
    </Panel>
  )
}
