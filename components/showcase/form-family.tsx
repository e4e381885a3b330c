import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/page/client-messages'
import { imageUrl } from '@/lib/images/url'
import { AvatarSpecimen } from './display/avatar'
import { ProgressSpecimen } from './display/progress'
import { AvatarUploadSpecimen } from './form/avatar-upload'
import { CheckboxSpecimen } from './form/checkbox'
import { CodeInputSpecimen } from './form/code-input'
import { ComboboxSpecimen } from './form/combobox'
import { DatePickerSpecimen } from './form/date-picker'
import { HistogramSliderSpecimen } from './form/histogram-slider'
import { PasswordFieldSpecimen } from './form/password-field'
import { PhoneFieldSpecimen } from './form/phone-field'
import { RadioCardSpecimen } from './form/radio-card'
import { SelectSpecimen } from './form/select'
import { SelectFieldSpecimen } from './form/select-field'
import { SliderSpecimen } from './form/slider'
import { StepperSpecimen } from './form/stepper'
import { SwitchSpecimen } from './form/switch'
import { TextAreaFieldSpecimen } from './form/text-area-field'
import { TextFieldSpecimen } from './form/text-field'

const IMAGE = 'site/sign-in'

/** Every form component, in every state. */
export async function FormFamilySpecimens() {
  const t = await getTranslations('showcase.form')
  return (
    <ClientMessages of={['showcase', 'ui', 'errors']}>
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
      <AvatarUploadSpecimen image={imageUrl(IMAGE, 320)} />
      <ProgressSpecimen />
    </ClientMessages>
  )
}
