import type { Localized } from './locale'

/** A part of a menu and what is served in it. */
export interface Course<Text = Localized> {
  title: Text
  dishes: Text[]
}
