'use client'

import { useSyncExternalStore } from 'react'
import { REQUEST_TIMING } from '@/lib/domain/request-id'

const withoutFragment = (url: string) => url.split('#', 1)[0]

/** The id of the request for the document, which its log lines have; null on a page that the router has opened. */
function idOfDocument(): string | null {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!document || withoutFragment(document.name) !== withoutFragment(location.href)) return null
  return document.serverTiming?.find(({ name }) => name === REQUEST_TIMING)?.description || null
}

const never = () => () => undefined

/** The request that failed, for a visitor who asks support. @param label the text before the id */
export function RequestId({ label }: { label: string }) {
  const id = useSyncExternalStore(never, idOfDocument, () => null)
  return id && <p className="text-14 wrap-anywhere">{`${label} ${id}`}</p>
}
