import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { AccordionSpecimen } from './accordion'
import { BadgeSpecimen } from './badge'
import { BannerSpecimen } from './banner'
import { BreadcrumbsSpecimen } from './breadcrumbs'
import { ButtonSpecimen } from './button'
import { ButtonLinkSpecimen } from './button-link'
import { CardSpecimen } from './card'
import { ChipsSpecimen } from './chips'
import { DialogSpecimen } from './dialog'
import { DrawerSpecimen } from './drawer'
import { EmptyStateSpecimen } from './empty-state'
import { ErrorStateSpecimen } from './error-state'
import { FormErrorSpecimen } from './form-error'
import { GallerySpecimen } from './gallery'
import { IconButtonSpecimen } from './icon-button'
import { MenuSpecimen } from './menu'
import { PaginationSpecimen } from './pagination'
import { PopoverSpecimen } from './popover'
import { PriceSpecimen } from './price'
import { SkeletonSpecimen } from './skeleton'
import { StarsSpecimen } from './stars'
import { StatusBadgeSpecimen } from './status-badge'
import { TabsSpecimen } from './tabs'
import { TicketSpecimen } from './ticket'
import { ToastSpecimen } from './toast'
import { TooltipSpecimen } from './tooltip'
import { VoucherSpecimen } from './voucher'

/** Every surface, overlay, navigation and feedback component, in every state. */
export async function SurfaceFamilySpecimens() {
  const t = await getTranslations('specimens.surface')
  return (
    <ClientMessages of={['specimens', 'ui', 'errors']}>
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
      <GallerySpecimen />
    </ClientMessages>
  )
}
