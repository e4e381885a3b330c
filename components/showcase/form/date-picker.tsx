'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { DatePicker } from '@/components/ui/date-picker/date-picker'
import type { TimeAccuracy } from '@/components/ui/date-picker/moment'
import { PanelBody } from '@/components/ui/date-picker/panel-body'
import type { Span } from '@/components/ui/date-picker/rules'

const TODAY = '2026-12-10'
const ACCURACIES: TimeAccuracy[] = [1, 2, 3]
const closed = (date: string) => ['2026-12-19', '2026-12-20', '2026-12-24', '2026-12-25'].includes(date)

function Fields() {
  const t = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [day, setDay] = useState<string | null>(null)
  const [stay, setStay] = useState<Span | null>({ start: '2026-12-12', end: '2026-12-15' })
  const [moment, setMoment] = useState<string | null>('2026-12-12T18:30')
  const [time, setTime] = useState<string | null>(null)
  const common = { today: TODAY, min: TODAY, max: '2027-05-31', isDisabled: closed }
  return (
    <>
      <State name={`${state('empty')} · date`}>
        <DatePicker {...common} label={t('day')} hint={t('dayHint')} required value={day} onChange={setDay} />
      </State>
      <State name={`${state('filled')} · date, range`}>
        <DatePicker {...common} range label={t('stay')} value={stay} onChange={setStay} />
      </State>
      <State name={`${state('filled')} · datetime`}>
        <DatePicker
          {...common}
          mode="datetime"
          minuteStep={5}
          label={t('transfer')}
          value={moment}
          onChange={setMoment}
        />
      </State>
      <State name={`${state('empty')} · time`}>
        <DatePicker mode="time" minuteStep={15} label={t('wake')} value={time} onChange={setTime} />
      </State>
      <State name={state('busy')}>
        <DatePicker {...common} busy label={t('day')} value={day} onChange={setDay} />
      </State>
      <State name={state('invalid')}>
        <DatePicker {...common} label={t('day')} error={t('dayError')} value={day} onChange={setDay} />
      </State>
      <State name={state('disabled')}>
        <DatePicker disabled label={t('day')} value="2026-12-12" onChange={setDay} />
      </State>
      <State name={state('long')}>
        <DatePicker
          range
          mode="datetime"
          label={t('nameLong')}
          hint={t('longSentence')}
          value={{ start: '2026-12-12T18:30', end: '2027-01-03T09:00' }}
          onChange={() => undefined}
        />
      </State>
    </>
  )
}

/** What opens at the field, laid out on the page. */
function Opened() {
  const t = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [stay, setStay] = useState<Span | null>({ start: '2026-12-12', end: '2026-12-16' })
  const [times, setTimes] = useState<Record<number, Span | null>>({
    1: { start: '18:00', end: '18:00' },
    2: { start: '18:30', end: '18:30' },
    3: { start: '18:30:15', end: '18:30:15' },
  })
  const rules = { accuracy: 2, required: false, isDisabled: closed, min: TODAY } as const
  const rest = { today: TODAY, near: '12:00', onDone: () => undefined } as const
  return (
    <>
      <State name={state('open')}>
        <PanelBody
          {...rest}
          label={t('stay')}
          rules={{ ...rules, mode: 'date' }}
          isRange
          value={stay}
          onChange={setStay}
          months={1}
        />
      </State>
      <State name={state('busy')}>
        <PanelBody
          {...rest}
          busy
          label={t('day')}
          rules={{ ...rules, mode: 'date' }}
          isRange={false}
          value={null}
          onChange={() => undefined}
          months={1}
        />
      </State>
      {ACCURACIES.map((accuracy) => (
        <State key={accuracy} name={`${state('open')} · accuracy ${accuracy}`}>
          <PanelBody
            {...rest}
            label={t('wake')}
            rules={{ ...rules, mode: 'time', accuracy, min: '06:00', max: '22:00' }}
            isRange={false}
            value={times[accuracy] ?? null}
            onChange={(value) => setTimes({ ...times, [accuracy]: value })}
            minuteStep={5}
            months={1}
          />
        </State>
      ))}
    </>
  )
}

export function DatePickerSpecimen() {
  return (
    <Specimen name="date-picker">
      <Fields />
      <Opened />
    </Specimen>
  )
}
