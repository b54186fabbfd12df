/** Returns a generated picture for stories: a face, wider than high. */
export async function samplePicture(width = 960, height = 640): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, 'skyblue');
  sky.addColorStop(1, 'wheat');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const disc = (x: number, y: number, radius: number, fill: string) => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x * width, y * height, radius * height, 0, 2 * Math.PI);
    context.fill();
  };
  disc(0.5, 1.02, 0.38, 'teal');
  disc(0.5, 0.45, 0.24, 'sienna');
  disc(0.46, 0.42, 0.025, 'black');
  disc(0.54, 0.42, 0.025, 'black');
  disc(0.5, 0.52, 0.03, 'maroon');
  disc(0.84, 0.2, 0.1, 'gold');
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error('No picture was made.'))), 'image/jpeg', 0.9),
  );
}

/** Returns the picture with camera metadata that includes a location. */
export async function withExif(jpeg: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const note = new TextEncoder().encode('Exif\0\0GPSLatitude 33.9 S');
  const head = new Uint8Array([0xff, 0xe1, 0, note.length + 2]);
  return new Blob([bytes.slice(0, 2), head, note, bytes.slice(2)], { type: 'image/jpeg' });
}
