export { type Country, countriesIn } from '@/components/ui/phone/countries'
