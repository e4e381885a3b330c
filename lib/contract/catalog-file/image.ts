import { z } from 'zod'
import { MAX_CREDIT_LENGTH, MAX_LICENSE_LENGTH } from '@/lib/domain/photo'
import { inAllLanguages, text } from './text'

/** Input of the illustration generator, which defines the subjects, moods and views. */
export const illustration = z.strictObject({
  subject: z.string().max(60),
  mood: z.enum(['dawn', 'noon', 'dusk', 'night', 'monsoon', 'snow']),
  /** Selects a variant of the subject. */
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

/** Exactly one of `file`, `url`, `stored` and `illustration` must be set. */
export const image = z.strictObject({
  alt: inAllLanguages(text(300)),
  /** Path of a JPEG, PNG, WebP or AVIF file, relative to the catalog file. */
  file: z.string().min(1).max(500).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  /** An image that the shop already stores, by the name that an export without a file assigns to it. */
  stored: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be a name that an export gave: 32 digits and letters from a to f')
    .optional(),
  illustration: illustration.optional(),
  /** The part of a photograph that stays visible where it is cropped: from 0 (left, top) to 1. */
  focus: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
  /** The author of a photograph, as the gallery names them. */
  credit: text(MAX_CREDIT_LENGTH).optional(),
  /** Its license, with the address of the terms. */
  license: z
    .strictObject({
      name: text(MAX_LICENSE_LENGTH),
      url: z
        .url({ protocol: /^https$/, message: 'must be an absolute https URL' })
        .max(500)
        .optional(),
    })
    .optional(),
})
export type FileImage = z.output<typeof image>

/** What only a photograph has. */
export const PHOTO_FIELDS = ['focus', 'credit', 'license'] as const

/** The possible sources of an image. */
export const IMAGE_SOURCES = ['file', 'url', 'stored', 'illustration'] as const
