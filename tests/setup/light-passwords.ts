import { createRequire } from 'node:module'

/**
 * Stands in for argon2 in the tests of services, which hash thousands of passwords, with the least cost. Each hash names
 * its cost, so that it is verified alike.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2')

export const hash: typeof argon2.hash = (password, options) =>
  argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 })

export const verify: typeof argon2.verify = (...args) => argon2.verify(...args)
