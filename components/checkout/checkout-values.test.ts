import { expect, test } from 'vitest'
import type { User } from '@/lib/contract/auth'
import type { CartItem } from '@/lib/contract/cart'
import { initialValues, leadOf, leadQuestions, orderForm, travellerQuestions } from './checkout-values'

const item = {
  id: 'item-1',
  option: { id: 'o', name: 'Shared boat', questions: ['full_name', 'passport_number', 'lead_diet'] },
  travellers: [
    { unit: 'ADULT', label: 'Adult', min_age: 18, max_age: null },
    { unit: 'CHILD', label: 'Child', min_age: 4, max_age: 11 },
  ],
} as unknown as CartItem

const profile = { first_name: 'Narin', last_name: '', email: 'n@example.com', phone: '+66812345678' }
const blank = {
  full_name: '',
  age: '',
  nationality: '',
  national_id_number: '',
  passport_number: '',
  save: false,
}

test('assigns questions to each traveller or to the lead', () => {
  expect(travellerQuestions(item)).toEqual(['full_name', 'passport_number'])
  expect(leadQuestions(item)).toEqual(['lead_diet'])
})

test('prefills the form from the profile with empty fields for each traveller', () => {
  expect(initialValues([item], profile, null)).toEqual({
    lead: profile,
    details: { 'item-1': { travellers: [blank, blank], answers: { lead_diet: '' } } },
    promo_code: '',
    payment_key: '',
    accept_terms: false,
    esim_phone_checked: false,
  })
})

test('fills in the country of a delivery if there is only one', () => {
  const country = (...zones: string[]) => {
    const questions = ['lead_delivery_country', 'lead_delivery_address']
    const delivery_zones = zones.map((code) => ({ country: code, name: null, postcodes: [] }))
    const sent = { ...item, option: { ...item.option, questions }, delivery_zones } as CartItem
    return initialValues([sent], profile, null).details['item-1']?.answers.lead_delivery_country
  }
  expect(country('TH', 'TH')).toBe('TH')
  expect(country('TH', 'JP')).toBe('')
})

test('prefers the draft over the profile, but requires terms, the check of the phone and passport numbers again', () => {
  const typed = {
    lead: { ...profile, first_name: 'Na' },
    details: {
      'item-1': {
        travellers: [{ ...blank, full_name: 'Na R', national_id_number: 'N1', passport_number: 'X1' }],
        answers: {},
      },
    },
    payment_key: 'ktc_alipay' as const,
    accept_terms: true,
    esim_phone_checked: true,
  }
  const values = initialValues([item], profile, typed)
  expect(values.lead.first_name).toBe('Na')
  expect(values.details['item-1']?.travellers).toEqual([{ ...blank, full_name: 'Na R' }, blank])
  expect(values.payment_key).toBe('ktc_alipay')
  expect(values.accept_terms).toBe(false)
  expect(values.esim_phone_checked).toBe(false)
})

test('includes only the details of the items being bought in the order', () => {
  const values = initialValues([item, { ...item, id: 'item-2' }], profile, null)
  const form = orderForm(values, ['item-2'], { amount: 100, currency: 'THB' }, 'WELCOME10', null)
  expect(Object.keys(form.details)).toEqual(['item-2'])
  expect(form.cart_item_ids).toEqual(['item-2'])
  expect(form.promo_code).toBe('WELCOME10')
})

test('states the total and the charge that the button shows', () => {
  const values = { ...initialValues([item], profile, null), payment_key: 'ktc_alipay' as const }
  const [total, charge] = [
    { amount: 3050, currency: 'USD' as const },
    { amount: 100_000, currency: 'THB' as const },
  ]
  expect(orderForm(values, ['item-1'], total, null, charge)).toMatchObject({
    expected_total: total,
    expected_charge: { payment_key: 'ktc_alipay', charge },
  })
  expect(orderForm(values, ['item-1'], total, null, null).expected_charge).toBeNull()
})

test('the lead traveller is that of the last order, with the email of the account', () => {
  const user: User = {
    id: 'u',
    ...profile,
    phone: '',
    profile: { country: 'TH', address: '', image: null },
  }
  expect(leadOf(user, null)).toEqual({ ...profile, phone: '' })
  const last = { first_name: 'Narin', last_name: 'Suwannarat', phone: '+66812345678' }
  expect(leadOf(user, last)).toEqual({ ...last, email: 'n@example.com' })
})
