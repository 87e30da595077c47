import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import webPush from 'web-push';

import { decryptMessage, newDeviceKeys } from './message-key.ts';

test('the example of RFC 8291, section 5, decrypts', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  expect(decryptMessage({ ecdh, auth }, body)).toBe('When I grow up, I want to be a watermelon');
});

test('a message is read by the device it was encrypted for, and by no other', () => {
  const keys = newDeviceKeys();
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/x',
    keys: { p256dh: keys.ecdh.getPublicKey('base64url'), auth: keys.auth.toString('base64url') },
  };
  const { body } = webPush.generateRequestDetails(subscription, 'Termin jutro: żółć');
  expect(decryptMessage(keys, body)).toBe('Termin jutro: żółć');
  expect(() => decryptMessage(newDeviceKeys(), body)).toThrow();
});
