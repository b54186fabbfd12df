import './Avatar.css';

interface AvatarProps {
  /** Whose; its initials stand in for the picture. */
  name: string;
  /** The picture's address or data. */
  src?: string | undefined;
  /** Diameter in px. */
  size?: 24 | 32 | 40 | 72 | undefined;
  /** Set it where the name stands beside it. */
  decorative?: boolean | undefined;
}

/** A character as people count them: emoji and rare scripts are two units. */
const first = (word = ''): string => [...word][0] ?? '';

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${first(words[0])}${first(last)}`.toUpperCase();
};

/** A person, round. */
export const Avatar = ({ name, src, size = 32, decorative = false }: AvatarProps) => (
  <span
    className="m-avatar"
    style={{ width: size, height: size, fontSize: Math.max(12, Math.round(size * 0.38)) }}
    // Drawn by the stylesheet: a button around it is named by its own words, not by two letters.
    data-initials={src ? undefined : initials(name)}
    {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
  >
    {src && <img src={src} alt="" width={size} height={size} />}
  </span>
);
