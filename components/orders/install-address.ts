/** Systems whose makers take an activation code by a link, so that nobody has to scan their own screen. */
export const SYSTEMS = ['iphone', 'android'] as const
export type System = (typeof SYSTEMS)[number]

const HOSTS: Record<System, string> = { iphone: 'esimsetup.apple.com', android: 'esimsetup.android.com' }

/** Where a tap on the phone itself starts the installation of a profile. @param code 'LPA:1$host$id' */
export function installAddress(system: System, code: string): string {
  return `https://${HOSTS[system]}/esim_qrcode_provisioning?carddata=${encodeURIComponent(code)}`
}
