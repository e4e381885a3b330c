import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/action/link'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import { Logo } from '@/components/ui/media/logo'
import { currentPage } from '@/lib/i18n/current-page'

const STEPS = ['cart', 'details', 'done'] as const
const NOW = 1

const BALL = 'grid size-8 flex-none place-items-center rounded-full text-15 font-bold'

function Step({ number, label }: { number: number; label: string }) {
  const position = number - 1
  return (
    <>
      <span
        className={cx(
          BALL,
          position < NOW && 'bg-ink text-bg',
          position === NOW && 'bg-brand text-on-brand',
          position > NOW && 'inset-ring-[1.5px] inset-ring-line-strong forced-colors:border',
        )}
      >
        {position < NOW ? <Icon name="check-bold" /> : number}
      </span>
      <span className={cx(position > NOW && 'text-ink-3', position !== NOW && 'max-md:sr-only')}>
        {label}
      </span>
    </>
  )
}

/**
 * The compact checkout header: logo, the three steps, who sees card data.
 * @param ordered omits the link to the cart, whose items are now an order
 */
export async function CheckoutHeader({ ordered = false }: { ordered?: boolean }) {
  const [t, home, { path }] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('layout'),
    currentPage(),
  ])
  return (
    <div className="shown-whole border-b border-line">
      <div className="wrap flex min-h-14 flex-wrap items-center justify-between gap-x-4 md:min-h-18">
        <Link
          href={path('/')}
          aria-label={home('home')}
          className="inline-flex min-h-11 min-w-11 items-center max-md:[&_span]:text-[0px]"
        >
          <Logo />
        </Link>
        <ol
          aria-label={t('steps.label')}
          className="flex flex-[1_1_15rem] flex-wrap items-center justify-end gap-2 text-14 font-semibold md:flex-initial md:gap-3.5"
        >
          {STEPS.map((step, position) => (
            <li
              key={step}
              aria-current={position === NOW ? 'step' : undefined}
              // The label wraps before the list of steps does.
              className={cx(
                'flex items-center gap-2 md:gap-2.5',
                position === NOW && 'max-w-max flex-[1_1_min-content]',
              )}
            >
              {position > 0 && (
                <span
                  aria-hidden="true"
                  className="w-4 border-t-2 border-dotted border-line-strong md:mr-1 md:w-11"
                />
              )}
              {step === 'cart' && !ordered ? (
                <Link
                  href={path('/cart')}
                  className="flex min-h-11 min-w-11 items-center justify-center gap-2 hover:underline md:gap-2.5"
                >
                  <Step number={position + 1} label={t(`steps.${step}`)} />
                </Link>
              ) : (
                <Step number={position + 1} label={t(`steps.${step}`)} />
              )}
            </li>
          ))}
        </ol>
        <p className="flex items-center gap-2.5 text-14 text-ink-3 max-lg:hidden">
          <Icon name="lock-simple" />
          {t('lock')}
        </p>
      </div>
      <span hidden className="shown-end" />
    </div>
  )
}
