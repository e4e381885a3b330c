import { expect, test } from 'vitest'
import { isPrivateAddress } from './private-address'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b::10.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::808:808',
  '64:ff9b::1:808:808',
  'fe80::1%eth0',
  '2002:7f00:1::',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'localhost',
])('blocks %s', (address) => expect(isPrivateAddress(address)).toBe(true))

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '64:ff9b::8.8.8.8',
])('allows %s', (address) => expect(isPrivateAddress(address)).toBe(false))
