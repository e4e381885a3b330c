import { expect, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

const IMAGE = btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><rect width="100%" height="100%"/></svg>',
)

/** An address of the image endpoint that no component requests. */
const PROBE = '/img/w_probe'

interface Paused {
  requestId: string
  request: { url: string }
}

/**
 * Answers the requests to the image endpoint until the test ends.
 * @param isMissing whether a URL is answered with 404, asked at each request
 */
export async function serveImages(isMissing: (url: string) => boolean = () => false): Promise<void> {
  const session = cdp()
  const answers: Promise<unknown>[] = []
  const answer = ({ requestId, request }: Paused) => {
    const missing = !request.url.endsWith(PROBE) && isMissing(request.url)
    const sent = session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: missing ? 404 : 200,
      responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
      body: missing ? '' : IMAGE,
    })
    answers.push(sent)
  }
  session.on('Fetch.requestPaused', answer)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/img/w_*' }] })
  // The page may use its former network for a moment longer.
  await expect.poll(async () => (await fetch(PROBE)).headers.get('content-type')).toBe('image/svg+xml')
  onTestFinished(async () => {
    // An answer after the end would be an error; the browser itself continues a request that is still paused.
    session.off('Fetch.requestPaused', answer)
    await Promise.all(answers)
    await session.send('Fetch.disable')
  })
}
