// Turns a rendered PNG into a master: node master.mjs input.png ../name.webp
import sharp from 'sharp';

const [input, output] = process.argv.slice(2);
const { width, height, size } = await sharp(input)
  .webp({ quality: 90, effort: 6, smartSubsample: true })
  .toFile(output);
console.log(`${output}: ${width} × ${height}, ${Math.round(size / 1024)} KB`);
