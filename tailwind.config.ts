import type { Config } from 'tailwindcss'

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}', '!./components/**/*.test.{ts,tsx}'],
} satisfies Config
