export interface JpegOutline {
  scans: number;
  samples: number;
  progressive: boolean;
}

const endOfImage = 0xd9;
const startOfScan = 0xda;
const progressiveFrames = [0xc2, 0xc6, 0xca, 0xce];
const noFrames = [0xc4, 0xc8, 0xcc];

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !noFrames.includes(marker);

export function outlineJpeg(bytes: Uint8Array): JpegOutline {
  const outline = { scans: 0, samples: 0, progressive: false };
  // Skip segments as a whole: a preview inside one has scans too.
  for (let at = 0; at + 3 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) break;
    if (marker < 0xc0 || marker === 0xff || isBare(marker)) continue;
    if (marker === startOfScan) outline.scans += 1;
    // Read only the first frame: decoders fail at a second, and a file can have thousands.
    if (isFrame(marker) && outline.samples === 0) {
      outline.samples = samplesOf(bytes, at + 4);
      outline.progressive = progressiveFrames.includes(marker);
    }
    at += 1 + word(bytes, at + 2);
  }
  return outline;
}

const isBare = (marker: number) => marker >= 0xd0 && marker <= 0xd8;

const word = (bytes: Uint8Array, at: number) => 256 * (bytes[at] ?? 0) + (bytes[at + 1] ?? 0);

function samplesOf(bytes: Uint8Array, at: number): number {
  const pixels = word(bytes, at + 1) * word(bytes, at + 3);
  const parts = Array.from({ length: bytes[at + 5] || 1 }, (_, part) => {
    const factors = bytes[at + 7 + 3 * part] ?? 0;
    return { across: factors >> 4, down: factors & 15 };
  });
  const across = Math.max(1, ...parts.map((part) => part.across));
  const down = Math.max(1, ...parts.map((part) => part.down));
  const shares = parts.map((part) => (part.across * part.down) / (across * down));
  return Math.max(1, pixels * shares.reduce((sum, share) => sum + share, 0));
}
