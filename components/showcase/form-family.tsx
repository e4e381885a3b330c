import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { imageUrl } from '@/lib/images/url'
import { AvatarSpecimen } from './avatar'
import { AvatarUploadSpecimen } from './avatar-upload'
import { CheckboxSpecimen } from './checkbox'
import { CodeInputSpecimen } from './code-input'
import { ComboboxSpecimen } from './combobox'
import { DatePickerSpecimen } from './date-picker'
import { HistogramSliderSpecimen } from './histogram-slider'
import { PasswordFieldSpecimen } from './password-field'
import { PhoneFieldSpecimen } from './phone-field'
import { ProgressSpecimen } from './progress'
import { RadioCardSpecimen } from './radio-card'
import { SelectSpecimen } from './select'
import { SelectFieldSpecimen } from './select-field'
import { SliderSpecimen } from './slider'
import { StepperSpecimen } from './stepper'
import { SwitchSpecimen } from './switch'
import { TextAreaFieldSpecimen } from './text-area-field'
import { TextFieldSpecimen } from './text-field'

const PICTURE = 'site/sign-in'

/** Every form component, in every state. */
export async function FormFamilySpecimens() {
  const t = await getTranslations('specimens.form')
  return (
    <ClientMessages of={['specimens', 'ui', 'errors']}>
      <h2 className="mt-10 mb-5">{t('title')}</h2>
      <TextFieldSpecimen />
      <PasswordFieldSpecimen />
      <PhoneFieldSpecimen />
      <SelectFieldSpecimen />
      <SelectSpecimen />
      <ComboboxSpecimen />
      <TextAreaFieldSpecimen />
      <CheckboxSpecimen />
      <RadioCardSpecimen />
      <SwitchSpecimen />
      <StepperSpecimen />
      <SliderSpecimen />
      <HistogramSliderSpecimen />
      <CodeInputSpecimen />
      <DatePickerSpecimen />
      <AvatarSpecimen />
      <AvatarUploadSpecimen picture={imageUrl(PICTURE, 320)} />
      <ProgressSpecimen />
    </ClientMessages>
  )
}
