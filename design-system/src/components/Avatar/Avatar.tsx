import './Avatar.css';

interface AvatarProps {
  /** Name of the person; its initials replace a missing picture. */
  name: string;
  /** Address or data of the picture. */
  src?: string | undefined;
  /** Diameter in px. */
  size?: 24 | 32 | 40 | 72 | undefined;
  /** True if the name is shown next to it. */
  decorative?: boolean | undefined;
}

/** Iterates code points, because emoji and rare scripts have two code units. */
const first = (word = ''): string => [...word][0] ?? '';

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${first(words[0])}${first(last)}`.toUpperCase();
};

/** Round picture of a person. */
export const Avatar = ({ name, src, size = 32, decorative = false }: AvatarProps) => (
  <span
    className="m-avatar"
    style={{ width: size, height: size, fontSize: Math.max(12, Math.round(size * 0.38)) }}
    // Initials are CSS content, so that they are not part of a button's name.
    data-initials={src ? undefined : initials(name)}
    {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
  >
    {src && <img src={src} alt="" width={size} height={size} />}
  </span>
);
