import type { IllustrationSpec } from '@sunhop/illustrations'

/** The shop's own images by path. Heroes exist in wide and tall, and in day and night versions. */
export const siteImages: Record<string, IllustrationSpec> = {
  'site/hero-home': { subject: 'temple', mood: 'dusk', seed: 'hero7', ratio: 'hero' },
  'site/hero-home-night': { subject: 'temple', mood: 'night', seed: 'hero7', ratio: 'hero' },
  'site/hero-phone': phoneHero('dusk'),
  'site/hero-phone-night': phoneHero('night'),
  'site/preview': { subject: 'balloons', mood: 'dawn', seed: 'preview2', ratio: 'social' },
  'site/listing': { subject: 'speedboat', mood: 'noon', seed: 'list', ratio: 'social' },
  'site/services': { subject: 'trolley', mood: 'dawn', seed: 'services', ratio: 'social' },
  'site/services-info': { subject: 'umbrella', mood: 'noon', seed: 'info', ratio: 'social' },
  'site/help': { subject: 'platform', mood: 'noon', seed: 'help', ratio: 'social' },
  'site/support': { subject: 'lounge', mood: 'dawn', seed: 'services', ratio: 'social' },
  'site/about': { subject: 'road', mood: 'noon', seed: 'about', ratio: 'social' },
  'site/press': { subject: 'camera', mood: 'noon', seed: 'press', ratio: 'social' },
  'site/sign-in': { subject: 'balloons', mood: 'dawn', seed: 's3', ratio: 0.82, poster: true },
  'site/error-404': { subject: 'road', mood: 'dusk', seed: 'err', ratio: 1.78, sunX: -0.4, sunY: 0.4 },
  'site/error-500': { subject: 'dunes', mood: 'night', seed: 'err5', ratio: 1.78, sunX: -0.4, sunY: 0.4 },
  'site/empty-cart': { subject: 'opencase', mood: 'noon', seed: 'empty', ratio: 'square' },
  'site/esim-band': { subject: 'esim', mood: 'noon', seed: 'band', ratio: 1.5 },
  'site/hero-esim': { subject: 'karst', mood: 'dusk', seed: 'b2', view: 'phone', ratio: 2.6 },
  'site/hero-esim-phone': { subject: 'karst', mood: 'dusk', seed: 'b3', view: 'phone', ratio: 1.3 },
  'site/category-001': { subject: 'ticket', mood: 'dawn', seed: 'catattraction', ratio: 'square' },
  'site/category-018': { subject: 'balloons', mood: 'noon', seed: 'cattours', ratio: 'square' },
  'site/category-055': { subject: 'airtrain', mood: 'dusk', seed: 'cattransport', ratio: 'square' },
  'site/category-078': { subject: 'room', mood: 'dawn', seed: 'catstay', ratio: 'square' },
  'site/category-079': { subject: 'noodles', mood: 'noon', seed: 'catfood', ratio: 'square' },
  'site/category-080': { subject: 'esim', mood: 'dawn', seed: 'catsim', ratio: 'square' },
  'site/category-084': { subject: 'luggage', mood: 'noon', seed: 'catservices', ratio: 'square' },
  'site/category-089': { subject: 'arcade', mood: 'dusk', seed: 'catshopping', ratio: 'square' },
}

function phoneHero(mood: 'dusk' | 'night'): IllustrationSpec {
  return { subject: 'temple', mood, seed: 'hp2', ratio: 0.78, poster: true, sunX: 0.3, sunY: 0.5 }
}
