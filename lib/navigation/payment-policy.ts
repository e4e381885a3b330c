import type { PaymentUrls } from '@/lib/domain/payment'

/** Where browsers report what the policy blocks. */
export const CSP_REPORTS_PATH = '/api/csp-reports'

/** The origin of an absolute address; none for a path of this site. */
function originsOf(url: string | undefined): string[] {
  return url !== undefined && URL.canParse(url) ? [new URL(url).origin] : []
}

interface PolicyOptions {
  nonce: string
  urls: PaymentUrls
  /** Where the gateway's form leads on to: some browsers apply `form-action` to redirects as well. */
  furtherFormOrigins: readonly string[]
  /** React's debugging on the development server needs `eval`. */
  development: boolean
}

function contentSecurityPolicy({ nonce, urls, furtherFormOrigins, development }: PolicyOptions): string {
  const form = originsOf(urls.form)
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${development ? " 'unsafe-eval'" : ''}`,
    // Styles cannot send anything elsewhere: images and fonts come from the shop only.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...originsOf(urls.connect)].join(' '),
    ["form-action 'self'", ...form, ...(form.length > 0 ? furtherFormOrigins : [])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // With `report-to` beside it, Chromium collects reports for a minute; this one is sent at once.
    `report-uri ${CSP_REPORTS_PATH}`,
  ].join('; ')
}

const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** The headers of the page where a card is typed: the strictest of all pages. */
export function paymentPageHeaders(options: PolicyOptions) {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'referrer-policy': 'no-referrer',
    'permissions-policy': [
      ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
      // The sign-in dialog, which opens when the session has ended, offers passkeys.
      'publickey-credentials-get=(self)',
    ].join(', '),
    // A response of the cache would repeat its nonce.
    'cache-control': 'no-store',
  }
}
