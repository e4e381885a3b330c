import { expect, test } from 'vitest'
import { countriesIn } from './countries'
import { isPhoneNumber, readPhone, showPhone } from './phone-number'

test('formats a national number and returns E.164', () => {
  expect(readPhone('0812345678', 'TH')).toEqual({
    country: 'TH',
    text: '081 234 5678',
    value: '+66812345678',
  })
  expect(readPhone('812345678', 'TH').value).toBe('+66812345678')
  expect(readPhone('13800138000', 'CN')).toMatchObject({ text: '138 0013 8000', value: '+8613800138000' })
  expect(readPhone('081', 'TH').value).toBe('+6681')
  expect(readPhone('', 'TH')).toEqual({ country: 'TH', text: '', value: '' })
  expect(readPhone('0', 'TH').value).toBe('')
})

test('an international number selects its country', () => {
  for (const number of ['+66812345678', '0066812345678'])
    expect(readPhone(number, 'GB')).toEqual({ country: 'TH', text: '081 234 5678', value: '+66812345678' })
  expect(readPhone('+14165551234', 'TH')).toMatchObject({ country: 'CA', text: '(416) 555-1234' })
})

test('keeps a country that shares the calling code', () => {
  expect(readPhone('+447911123456', 'GB')).toMatchObject({ country: 'GB', value: '+447911123456' })
})

test('nothing changes while an international number is incomplete', () => {
  expect(readPhone('+66', 'GB')).toMatchObject({ country: 'GB', text: '+66' })
  expect(readPhone('+6681', 'GB')).toMatchObject({ country: 'GB', text: '+66 81' })
})

test('shows any external value in its country', () => {
  expect(showPhone('+66812345678', 'GB')).toEqual({
    country: 'TH',
    text: '081 234 5678',
    value: '+66812345678',
  })
  expect(showPhone('0812345678', 'TH').text).toBe('081 234 5678')
  expect(showPhone('+6681', 'GB')).toMatchObject({ text: '+66 81', value: '+6681' })
  expect(showPhone('', 'TH').text).toBe('')
})

test('accepts only numbers that can be called', () => {
  expect(['+66812345678', '+8613800138000', '+442079460958'].map(isPhoneNumber)).toEqual([true, true, true])
  expect(['', '+66', '+6681', '0812345678', '+668123456789'].map(isPhoneNumber)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('countries are named and sorted in the page language, whose home country is first', () => {
  const thai = countriesIn('th')
  expect(thai[0]).toEqual({ code: 'TH', name: 'ไทย', calling: '+66' })
  expect(countriesIn('zh-cn')[0]?.name).toBe('中国')
  expect(countriesIn('en')[0]?.code).toBe('AF')
  expect(thai.length).toBeGreaterThan(200)
})
