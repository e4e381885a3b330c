import { expect, test } from 'vitest'
import { respelled } from './respelled'

test.each([
  ['/TH', '/th'],
  ['/zh-CN', '/zh-cn'],
  ['/zh-CN/Products', '/zh-cn/products'],
  ['/EN/products', '/products'],
  ['/Products', '/products'],
  ['/products/Wat-Arun', '/products/wat-arun'],
  ['/th/Categories/Boat-Trips', '/th/categories/boat-trips'],
  ['/Supplier/AbC-d', '/supplier/AbC-d'],
  ['/th/Sandbox/pay/SH12AB', '/th/sandbox/pay/SH12AB'],
  ['/TH/', '/th'],
  ['/th/', '/th'],
  ['/en/', '/'],
  ['/EN/', '/'],
  ['/zh-CN/products/', '/zh-cn/products'],
  ['/PRODUCTS/', '/products'],
  ['/en/products/', '/products'],
  ['/th/products/Esim-Japan/', '/th/products/esim-japan'],
  ['/Destination/kyoto/', '/destination/kyoto'],
  ['/supplier/AbC-d/', '/supplier/AbC-d'],
  ['/Nowhere/', '/Nowhere'],
  ['/TH/nowhere', '/th/nowhere'],
  ['/ZH-CN/Nowhere/', '/zh-cn/Nowhere'],
  ['/EN/old-guide', '/old-guide'],
  ['/th/XYZ/', '/th/XYZ'],
  ['//', '/'],
  ['/TH//Products//', '/th/products'],
  ['//evil.example/x', '/evil.example/x'],
  ['/th\\\\help', '/th/help'],
])('[N3] %s leads to %s', (typed, right) => {
  expect(respelled(typed, 'as-needed')).toBe(right)
})

test.each([
  '/',
  '/th',
  '/products',
  '/supplier/AbC-d',
  '/sandbox/pay/SH12AB',
  '/Nowhere',
  '/THAI/x',
  '/th/XYZ',
  '/categories/CATEGORY_001',
  '/destination/%E0%B8%81',
])('[N3] %s stays', (path) => {
  expect(respelled(path, 'as-needed')).toBeNull()
})

test('[G8] the prefix of a language follows the setting', () => {
  expect(respelled('/EN/Products', 'always')).toBe('/en/products')
  expect(respelled('/TH/products', 'never')).toBe('/products')
  expect(respelled('/en/products/', 'always')).toBe('/en/products')
  expect(respelled('/th/products/', 'never')).toBe('/products')
})
