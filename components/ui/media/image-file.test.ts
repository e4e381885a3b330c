import { expect, test } from 'vitest'
import { imageProblem, typeName } from './image-file'

const rules = { types: ['image/jpeg', 'image/webp'], maxBytes: 1000 }

test('rejects an image by type first, then by size', () => {
  expect(imageProblem({ type: 'image/jpeg', size: 1000 }, rules)).toBeNull()
  expect(imageProblem({ type: 'image/jpeg', size: 1001 }, rules)).toBe('size')
  expect(imageProblem({ type: 'application/pdf', size: 5000 }, rules)).toBe('type')
  expect(imageProblem({ type: '', size: 10 }, rules)).toBe('type')
  expect(imageProblem({ type: 'image/webp', size: 0 }, rules)).toBe('unreadable')
})

test('formats type names for display', () => {
  expect(['image/jpeg', 'image/webp', 'image/png'].map(typeName)).toEqual(['JPEG', 'WebP', 'PNG'])
})
