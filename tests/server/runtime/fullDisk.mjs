import fs from 'node:fs';

// Loaded into a server before its own code: at SIGUSR2 the disk has only so much room left. As on a
// real disk, what is written over in place takes none, and a write may be cut short by the end.
let leftBytes = Number.POSITIVE_INFINITY;
process.on('SIGUSR2', () => {
  leftBytes = Number(process.env.DISK_LEFT_BYTES);
  console.info('The disk is limited.');
});

const { writeSync } = fs;
const full = () => Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });

fs.writeSync = (descriptor, bytes, offset, length, position) => {
  const plain = () => writeSync(descriptor, bytes, offset, length, position);
  if (leftBytes === Number.POSITIVE_INFINITY || typeof position !== 'number') return plain();
  const { size } = fs.fstatSync(descriptor);
  const growth = Math.max(0, position + length - size);
  if (growth > 0 && leftBytes === 0) throw full();
  const cut = Math.max(0, growth - leftBytes);
  const written = writeSync(descriptor, bytes, offset, length - cut, position);
  leftBytes -= growth - cut;
  return written;
};
