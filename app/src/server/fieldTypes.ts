/** `count` is a whole number, zero or more. */
type FieldType = 'string' | 'number' | 'count' | 'boolean' | 'string or null' | 'strings';

/** Types of all fields of a model. */
export type FieldTypes<Model> = Readonly<Record<keyof Model, FieldType>>;

function isOfType(value: unknown, type: FieldType): boolean {
  if (type === 'strings') return Array.isArray(value) && value.every((each) => typeof each === 'string');
  if (type === 'string or null') return value === null || typeof value === 'string';
  if (type === 'count') return Number.isInteger(value) && Number(value) >= 0;
  return typeof value === type;
}

/** Returns whether a value has all fields of a model, such as one that the browser stored. */
export function hasTypes<Model>(value: unknown, types: FieldTypes<Model>): value is Model {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries<FieldType>(types).every(([name, type]) => isOfType(fields.get(name), type));
}
