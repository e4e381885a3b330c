import type { Localized } from './locale'

/** A course of a menu with its dishes. */
export interface Course<Text = Localized> {
  title: Text
  dishes: Text[]
}
