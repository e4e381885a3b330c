'use client'

export { default } from '@/app/[locale]/[currency]/error'
