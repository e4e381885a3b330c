import { expect, test } from 'vitest'
import { contactUri, securityTxt } from './security-txt'

test.each([
  ['security@shop.example', 'mailto:security@shop.example'],
  ['mailto:security@shop.example', 'mailto:security@shop.example'],
  ['https://shop.example/report', 'https://shop.example/report'],
  ['tel:+66-2-123-4567', 'tel:+66-2-123-4567'],
  ['http://shop.example/report', null],
  ['javascript:alert(1)', null],
  ['security', null],
  ['a@b', null],
  ['https://', null],
  ['security@shop.example\nExpires: never', null],
  ['', null],
])('the contact %j has the URI %s', (contact, uri) => {
  expect(contactUri(contact)).toBe(uri)
})

test('states the contacts, an end within a year, and its own address', () => {
  const contacts = ['mailto:security@shop.example', 'https://shop.example/report']
  const now = new Date('2026-11-26T08:30:00Z')
  expect(securityTxt({ contacts, site: 'https://shop.example', now })).toBe(
    [
      'Contact: mailto:security@shop.example',
      'Contact: https://shop.example/report',
      'Expires: 2027-05-25T00:00:00Z',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  expect(securityTxt({ contacts, site: 'http://localhost:3000', now })).not.toContain('Canonical')
})
