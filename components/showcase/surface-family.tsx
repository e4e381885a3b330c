import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/page/client-messages'
import { offers } from '@/lib/api/queries/offers'
import { ButtonSpecimen } from './action/button'
import { ButtonLinkSpecimen } from './action/button-link'
import { ChipsSpecimen } from './action/chips'
import { IconButtonSpecimen } from './action/icon-button'
import { AccordionSpecimen } from './display/accordion'
import { BadgeSpecimen } from './display/badge'
import { BreadcrumbsSpecimen } from './display/breadcrumbs'
import { CardSpecimen } from './display/card'
import { EmptyStateSpecimen } from './display/empty-state'
import { ErrorStateSpecimen } from './display/error-state'
import { FormErrorSpecimen } from './display/form-error'
import { GallerySpecimen } from './display/gallery'
import { PaginationSpecimen } from './display/pagination'
import { PriceSpecimen } from './display/price'
import { SkeletonSpecimen } from './display/skeleton'
import { StarsSpecimen } from './display/stars'
import { StatusBadgeSpecimen } from './display/status-badge'
import { TabsSpecimen } from './display/tabs'
import { TicketSpecimen } from './display/ticket'
import { VoucherSpecimen } from './display/voucher'
import { BannerSpecimen } from './overlay/banner'
import { DialogSpecimen } from './overlay/dialog'
import { DrawerSpecimen } from './overlay/drawer'
import { MenuSpecimen } from './overlay/menu'
import { PopoverSpecimen } from './overlay/popover'
import { ToastSpecimen } from './overlay/toast'
import { TooltipSpecimen } from './overlay/tooltip'

/** Every surface, overlay, navigation and feedback component, in every state. */
export async function SurfaceFamilySpecimens() {
  const [t, hasProducts] = await Promise.all([getTranslations('showcase.surface'), offers('products')])
  return (
    <ClientMessages of={['showcase', 'ui', 'errors']}>
      <h2 className="mt-10 mb-5">{t('title')}</h2>
      <ButtonSpecimen />
      <ButtonLinkSpecimen />
      <IconButtonSpecimen />
      <ChipsSpecimen />
      <BadgeSpecimen />
      <StatusBadgeSpecimen />
      <CardSpecimen />
      <TicketSpecimen />
      <VoucherSpecimen />
      <PriceSpecimen />
      <StarsSpecimen />
      <AccordionSpecimen />
      <TabsSpecimen />
      <BreadcrumbsSpecimen />
      <PaginationSpecimen />
      <DialogSpecimen />
      <DrawerSpecimen />
      <PopoverSpecimen />
      <TooltipSpecimen />
      <MenuSpecimen />
      <ToastSpecimen />
      <BannerSpecimen />
      <EmptyStateSpecimen />
      <ErrorStateSpecimen />
      <FormErrorSpecimen />
      <SkeletonSpecimen />
      {/* Its images are a product's. */}
      {hasProducts && <GallerySpecimen />}
    </ClientMessages>
  )
}
