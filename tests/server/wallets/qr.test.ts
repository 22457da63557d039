import { crc32 } from 'node:zlib';
import encodeQR from 'qr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { walletMessages } from '#server/wallets/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, investor, staff } from '#tests/support/people.ts';

const gifOf = (text: string) => encodeQR(text, 'gif', { scale: 5 });
const file = (bytes: Uint8Array, type = 'image/gif') =>
  new File([new Uint8Array(bytes)], 'qrCode.png', { type });

/** The code as a photograph of a screen has it: turned, grey, blurred and with noise around it. */
const photographOf = async (text: string) => {
  const code = await sharp(gifOf(text)).rotate(7, { background: '#ddd' }).blur(0.8).toBuffer();
  const noise = { type: 'gaussian', mean: 200, sigma: 20 } as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#ddd', noise } })
    .composite([{ input: code, gravity: 'centre' }])
    .jpeg({ quality: 70 })
    .toBuffer();
};

const transparent = async (text: string) => {
  const { data, info } = await sharp(gifOf(text)).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  data.forEach((_, at) => {
    if (at % 4 === 3 && (data[at - 1] ?? 0) > 128) data.fill(0, at - 3, at + 1);
  });
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
};

/** Our address first, and for good the one of someone else. */
const animatedGif = () =>
  sharp([gifOf(addresses.BTC), gifOf('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')], {
    join: { animated: true },
  })
    .gif({ loop: 1 })
    .toBuffer();

/** The same picture with a header of two frames. */
function animatedPng(still: Buffer): Buffer {
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(2, 8);
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
  const headerEnd = 33;
  return Buffer.concat([still.subarray(0, headerEnd), control, still.subarray(headerEnd)]);
}

describeOnOneEngine('the QR picture of a wallet (S-229, S-314)', (engine) => {
  const addWith = async (image: File, walletType: 'btc' | 'eth' = 'btc') => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const walletAdd = walletType === 'btc' ? addresses.BTC : addresses.ETH;
    const body = { walletAdd, walletType, image };
    const added = await callApi(backend, calls.wallets.add, { token: grace.token, body });
    return { backend, added };
  };

  test.each([
    ['the address', 'btc', addresses.BTC],
    ['the address in capitals', 'btc', addresses.BTC.toUpperCase()],
    ['a BIP 21 URI', 'btc', `bitcoin:${addresses.BTC}?label=Plainvest&amount=0.5`],
    ['a BIP 21 URI in capitals', 'btc', `BITCOIN:${addresses.BTC.toUpperCase()}`],
    ['the Ethereum address', 'eth', addresses.ETH],
    ['its lower case', 'eth', addresses.ETH.toLowerCase()],
    ['an EIP-681 URI', 'eth', `ethereum:${addresses.ETH}@1?value=1e18`],
    ['an EIP-681 payment', 'eth', `ethereum:pay-${addresses.ETH}`],
  ] as const)('may encode %s', async (_what, walletType, text) => {
    const { added } = await addWith(file(gifOf(text)), walletType);
    expect(added.status).toBe(200);
    expect(added.reply.data.image).toBe(`/wallet-images/${added.reply.data._id}`);
  });

  test.each([
    ['a GIF', async () => animatedGif()],
    ['a PNG', async () => animatedPng(await sharp(gifOf(addresses.BTC)).png().toBuffer())],
  ])('may not be animated as %s, though its first frame has the address', async (_what, of) => {
    const { backend, added } = await addWith(file(await of()));
    expect([added.status, added.problem.message]).toEqual([422, walletMessages.qrAnimated]);
    expect(await backend.db.selectFrom('files').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['another address', 'btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['the other coin', 'btc', addresses.ETH],
    ['the other scheme', 'eth', `bitcoin:${addresses.ETH}`],
    ['words', 'btc', 'hello'],
    ['a web page', 'btc', `https://pay.example/${addresses.BTC}`],
    ['a second way to pay', 'btc', `bitcoin:${addresses.BTC}?lightning=lnbc1somebodyelse`],
    ['a payment server', 'btc', `bitcoin:${addresses.BTC}?pj=https://pay.example`],
    ['another chain', 'eth', `ethereum:${addresses.ETH}@56`],
    ['a token transfer', 'eth', `ethereum:${addresses.ETH}/transfer?address=0x1&uint256=1`],
  ] as const)('may not encode %s', async (_what, walletType, text) => {
    const { backend, added } = await addWith(file(gifOf(text)), walletType);
    expect([added.status, added.problem.message]).toEqual([422, walletMessages.qrOtherAddress]);
    expect(added.problem.fields).toEqual({ image: walletMessages.qrOtherAddress });
    expect(await backend.db.selectFrom('wallets').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['a photograph', 'image/jpeg', photographOf],
    ['a transparent picture', 'image/png', transparent],
  ])('is read from %s', async (_what, type, picture) => {
    const { added } = await addWith(file(await picture(`bitcoin:${addresses.BTC}`), type));
    expect(added.status).toBe(200);
  });

  test('that holds no code is refused', async () => {
    const create = { width: 400, height: 300, channels: 3, background: '#369' } as const;
    const { added } = await addWith(file(await sharp({ create }).png().toBuffer(), 'image/png'));
    expect([added.status, added.problem.message]).toEqual([422, walletMessages.qrUnreadable]);
  });

  test.each([
    ['a PDF by its sent type', 'application/pdf', 422],
    ['text that is sent as a picture', 'image/png', 415],
  ])('must be a picture: %s is refused', async (_what, type, status) => {
    const { added } = await addWith(file(new TextEncoder().encode('hello'), type));
    expect([added.status, added.problem.message]).toEqual([status, messages.qrNotAnImage]);
  });

  test('is served with its checked type to those who are signed in', async () => {
    const bytes = gifOf(addresses.BTC);
    const { backend, added } = await addWith(file(bytes, 'image/png'));
    const params = { id: added.reply.data._id };
    const ada = await investor(backend);
    const served = await callApi(backend, calls.wallets.image, { token: ada.token, params });
    expect(served.status).toBe(200);
    expect(served.headers.get('Content-Type')).toBe('image/gif');
    expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(new Uint8Array(await served.reply.arrayBuffer())).toEqual(bytes);
    expect((await callApi(backend, calls.wallets.image, { params })).status).toBe(401);
    const other = { id: crypto.randomUUID() };
    const absent = await callApi(backend, calls.wallets.image, { token: ada.token, params: other });
    expect(absent.status).toBe(404);
  });
});
