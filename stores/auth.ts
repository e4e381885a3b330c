import { create } from 'zustand'
import type { User } from '@/lib/contract/auth'

interface Auth {
  authUser: User | null
  /** Address of the picture as it is, or of the one chosen and not yet saved. */
  profileImagePreview: string | null
  profileImageFile: File | null
  /** The profile is being asked for. */
  isLoading: boolean
}

export const useAuth = create<Auth>(() => ({
  authUser: null,
  profileImagePreview: null,
  profileImageFile: null,
  isLoading: false,
}))

/** Takes over what the profile call answered; null is nobody. */
export function setAuthUser(authUser: User | null): void {
  useAuth.setState({
    authUser,
    profileImagePreview: authUser?.profile.image ?? null,
    profileImageFile: null,
    isLoading: false,
  })
}

/** Shows a chosen picture before it is saved; null takes the saved one back. */
export function chooseProfileImage(file: File | null): void {
  const { authUser, profileImagePreview } = useAuth.getState()
  if (profileImagePreview?.startsWith('blob:')) URL.revokeObjectURL(profileImagePreview)
  useAuth.setState({
    profileImageFile: file,
    profileImagePreview: file ? URL.createObjectURL(file) : (authUser?.profile.image ?? null),
  })
}
