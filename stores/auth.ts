import { create } from 'zustand'
import type { User } from '@/lib/contract/auth'

interface Auth {
  authUser: User | null
  /** URL of the saved image, or of a chosen one that is not saved yet. */
  profileImagePreview: string | null
  profileImageFile: File | null
  /** The profile is loading. */
  isLoading: boolean
}

export const useAuth = create<Auth>(() => ({
  authUser: null,
  profileImagePreview: null,
  profileImageFile: null,
  isLoading: false,
}))

/** Sets the signed-in user from a profile response; null if signed out. */
export function setAuthUser(authUser: User | null): void {
  useAuth.setState({
    authUser,
    profileImagePreview: authUser?.profile.image ?? null,
    profileImageFile: null,
    isLoading: false,
  })
}

/** Previews a chosen image before it is saved; null restores the saved one. */
export function chooseProfileImage(file: File | null): void {
  const { authUser, profileImagePreview } = useAuth.getState()
  if (profileImagePreview?.startsWith('blob:')) URL.revokeObjectURL(profileImagePreview)
  useAuth.setState({
    profileImageFile: file,
    profileImagePreview: file ? URL.createObjectURL(file) : (authUser?.profile.image ?? null),
  })
}
