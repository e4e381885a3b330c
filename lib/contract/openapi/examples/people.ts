import type { User } from '../../auth'
import type { SavedTraveller } from '../../travellers'
import { success } from './example'

/** The person of the examples. */
export const EMAIL = 'mali@mail.example'
export const PASSWORD = 'sun over warm sand'
export const CODE = '482915'

export const USER: User = {
  id: '4f0c2f0e-5f0b-4f7e-9a55-6f1f2f7d8c11',
  email: EMAIL,
  phone: '+66812345678',
  first_name: 'Mali',
  last_name: 'Suksai',
  profile: { country: 'TH', address: '12 Thalang Road, Phuket 83000', image: null },
}

export const TRAVELLER: SavedTraveller = {
  id: '0b6a7c1d-3a53-4c1b-8f3a-2d1f5e6a7b80',
  full_name: 'Niran Suksai',
  passport_number: 'AA1234567',
  nationality: 'TH',
  national_id_number: null,
}

/** A sign-in of the person. */
export const SESSION = { ...success(USER), user: USER }
export const SIGN_IN = { ...SESSION, token: 'Zk3Q8n2vYb6LrT0cWm4sXe9uHp1aGd7i' }
