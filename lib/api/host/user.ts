import type { User } from '@/lib/contract/auth'
import { env } from '@/lib/env'
import { storefrontImagePath } from './image'
import { isFields, textOf } from './values'

/** The path of an image that this storefront can load; null without one. */
const imagePath = (value: unknown): string | null =>
  env.API_ORIGIN ? storefrontImagePath(textOf(value), env.API_ORIGIN) : null

/** Reads a user; fields that the host does not send are empty. Null if there is none. */
export function userOf(value: unknown): User | null {
  if (!isFields(value) || Object.keys(value).length === 0) return null
  const profile = isFields(value.profile) ? value.profile : { image: value.profile }
  const email = textOf(value.email)
  const name = textOf(value.first_name) || textOf(value.name) || (email.split('@')[0] ?? '')
  return {
    // The page compares ids to notice that another user has signed in.
    id: textOf(value.id) || email || name || 'user',
    email,
    phone: textOf(value.phone),
    first_name: name,
    last_name: textOf(value.last_name),
    profile: {
      country: textOf(profile.country) || textOf(value.country),
      address: textOf(profile.address) || textOf(value.address),
      image: imagePath(profile.image) ?? imagePath(profile.profile_image),
    },
  }
}

/** The user whom a host did not describe. */
export const UNKNOWN_USER: User = {
  id: 'user',
  email: '',
  phone: '',
  first_name: '',
  last_name: '',
  profile: { country: '', address: '', image: null },
}
