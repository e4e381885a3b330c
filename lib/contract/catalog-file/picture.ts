import { z } from 'zod'
import { inAllLanguages, text } from './text'

/** What the illustration generator draws; the names of subjects, moods and views are its own. */
export const illustration = z.strictObject({
  subject: z.string().max(60),
  mood: z.enum(['dawn', 'noon', 'dusk', 'night', 'monsoon', 'snow']),
  /** Chooses among the variants of the subject. */
  seed: z.string().min(1).max(120),
  view: z.string().max(60).optional(),
  ratio: z
    .union([z.enum(['card', 'product', 'square', 'hero', 'poster', 'social']), z.number().min(0.2).max(5)])
    .optional(),
  zoom: z.number().min(1).max(10).optional(),
  ax: z.number().min(0).max(1).optional(),
  ay: z.number().min(0).max(1).optional(),
  poster: z.boolean().optional(),
  flip: z.boolean().optional(),
  sunX: z.number().min(-2).max(2).optional(),
  sunY: z.number().min(-2).max(2).optional(),
})
export type FileIllustration = z.output<typeof illustration>

/** Exactly one of `file`, `url`, `stored` and `illustration` says where the picture comes from. */
export const picture = z.strictObject({
  alt: inAllLanguages(text(300)),
  /** Path of a JPEG, PNG, WebP or AVIF, relative to the catalogue file. */
  file: z.string().min(1).max(500).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  /** A picture that the shop already has, by the name that an export without a file gives it. */
  stored: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be a name that an export gave: 32 digits and letters from a to f')
    .optional(),
  illustration: illustration.optional(),
})
export type FileImage = z.output<typeof picture>

/** The ways to say where a picture comes from. */
export const PICTURE_SOURCES = ['file', 'url', 'stored', 'illustration'] as const
