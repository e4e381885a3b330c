/** Systems that accept an activation code by link, so that users need not scan their own screen. */
export const SYSTEMS = ['iphone', 'android'] as const
export type System = (typeof SYSTEMS)[number]

const HOSTS: Record<System, string> = { iphone: 'esimsetup.apple.com', android: 'esimsetup.android.com' }

/** Returns the link that installs a profile on the phone that opens it. @param code 'LPA:1$host$id' */
export function installAddress(system: System, code: string): string {
  return `https://${HOSTS[system]}/esim_qrcode_provisioning?carddata=${encodeURIComponent(code)}`
}
