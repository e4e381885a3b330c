'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { ButtonLink } from '@/components/ui/action/button-link'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Icon } from '@/components/ui/media/icon'
import type { Selection } from '@/lib/contract/cart'
import type { Product } from '@/lib/contract/catalog'
import { ApiError } from '@/lib/contract/error'
import type { CartLink } from '@/lib/domain/cart-link'
import { setDraftAside } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'
import { ChoiceTicket } from './choice-ticket'
import type { LinkedChoice } from './linked-choice'
import { factsOfItem, factsOfLink } from './linked-facts'
import { ProductButton } from './product-button'
import { useAdding } from './use-adding'
import { usePreview } from './use-preview'

interface LinkedSelectionProps {
  link: CartLink
  search: string
  product: Product
  linked: LinkedChoice
  selection: Selection
  signedIn: boolean
}

/** Sets aside a draft saved elsewhere: after sign-in this page opens again and adds its own selection. */
function signIn() {
  setDraftAside()
  useLoginPopup.getState().showFor(window.location.pathname + window.location.search)
}

/** A complete selection: added to a signed-in visitor's cart, shown with its price to a signed-out one. */
export function LinkedSelection(props: LinkedSelectionProps) {
  const { link, search, product, linked, selection, signedIn } = props
  const t = useTranslations('addToCart')
  const errorText = useErrorText()
  const { locale, path } = usePreferences()
  const { adding, retry, addOnceMore } = useAdding(selection, search, signedIn)
  const { problem, ...costs } = usePreview(product, linked)
  const preview = factsOfLink(product, linked, costs, locale, path)
  const toCart = (
    <ButtonLink size="lg" wide href={path('/cart')}>
      {t('added.cart')}
    </ButtonLink>
  )
  const keepBrowsing = (
    <ButtonLink variant="text" wide href={path('/products')}>
      {t('added.on')}
    </ButtonLink>
  )

  switch (adding.state) {
    case 'waiting':
      return (
        <div aria-busy="true">
          <p role="status" className="mb-4 text-ink-2">
            {t('adding')}
          </p>
          <Skeleton className="h-96 rounded-18" />
        </div>
      )
    case 'added':
      return (
        <>
          <p
            role="status"
            className="mb-4 flex items-start gap-3 rounded-18 bg-ok-tint px-5 py-4 text-ok forced-colors:border"
          >
            <Icon name="check-circle-fill" className="mt-0.5 size-6" />
            {t('added.line')}
          </p>
          <ChoiceTicket facts={factsOfItem(adding.item, locale, path)}>
            {toCart}
            <ButtonLink variant="secondary" wide href={path(`/checkout?items=${adding.item.id}`)}>
              {t('added.checkOut')}
            </ButtonLink>
            {keepBrowsing}
          </ChoiceTicket>
        </>
      )
    case 'before':
      return (
        <>
          <p role="status" className="mb-4 text-ink-2">
            {t('before.line')}
          </p>
          <ChoiceTicket facts={preview}>
            {toCart}
            <Button variant="secondary" wide onClick={addOnceMore}>
              {t('before.again')}
            </Button>
            {keepBrowsing}
          </ChoiceTicket>
        </>
      )
    case 'signedOut':
      if (problem)
        return (
          <>
            <div className="mb-4">
              <FormError message={errorText(new ApiError(problem))} />
            </div>
            <ChoiceTicket facts={preview}>
              <ProductButton link={link}>{t('choose')}</ProductButton>
              {keepBrowsing}
            </ChoiceTicket>
          </>
        )
      return (
        <>
          <p className="mb-4 text-ink-2">{t('signInLine')}</p>
          <ChoiceTicket facts={preview}>
            <Button size="lg" wide onClick={signIn}>
              {t('signIn')}
            </Button>
            <ProductButton link={link} variant="text">
              {t('product')}
            </ProductButton>
          </ChoiceTicket>
        </>
      )
    case 'refused':
      return (
        <>
          <div className="mb-4">
            <FormError message={errorText(adding.error)} />
          </div>
          <ChoiceTicket facts={preview}>
            <ProductButton link={link}>{t('choose')}</ProductButton>
            <Button variant="text" wide onClick={retry}>
              {t('again')}
            </Button>
            {keepBrowsing}
          </ChoiceTicket>
        </>
      )
  }
}
