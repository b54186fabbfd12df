import { TextField } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useField } from 'formik';
import { useEffect } from 'react';
import { useDebouncedValue } from '#parts/useDebouncedValue.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { usernameQuery } from './api/staff.ts';
import { messages } from './messages.ts';
import { fullUsername, getSuffix, usernameProblem } from './model/userForm.ts';

const { username: texts } = messages;

/** Debounce in ms before the server is asked. */
const CHECK_DELAY_MS = 400;

/** Checks whether another user has the typed name, after typing stops. */
function useHolder(typed: string, startedAt: string) {
  const { retailerid } = useSession().staff;
  const debounced = useDebouncedValue(typed, CHECK_DELAY_MS);
  const usable = usernameProblem(typed, retailerid) === undefined && typed !== startedAt;
  const fullName = fullUsername(typed, retailerid);
  const { data, isFetching } = useQuery({
    ...usernameQuery(useClient(), fullUsername(debounced, retailerid)),
    enabled: usable && usernameProblem(debounced, retailerid) === undefined,
  });
  const known = usable && debounced === typed && !isFetching && data !== undefined;
  return {
    fullName,
    usable,
    checking: usable && (debounced !== typed || isFetching),
    taken: known && data !== null,
    known,
  };
}

/**
 * Field of a user name: typed without the retailer, shown in full, and checked while typing (000 §5) and again on
 * saving.
 */
export function UsernameField() {
  const { retailerid } = useSession().staff;
  const [, { initialValue }] = useField<string>('username');
  const [{ value: now }] = useField<string>('username');
  const { fullName, usable, checking, taken, known } = useHolder(now, initialValue ?? '');
  const [field, { error, touched }, { setValue, setTouched }] = useField<string>({
    name: 'username',
    validate: () => (taken ? texts.exists : undefined),
  });
  useEffect(
    function showTaken() {
      if (taken) void setTouched(true, true);
    },
    // Once per answer, because the form's functions change on every key.
    [taken],
  );
  const hint = !usable
    ? texts.hint(getSuffix(retailerid))
    : checking
      ? texts.checking
      : known
        ? texts.free(fullName)
        : texts.becomes(fullName);
  return (
    <TextField
      name={field.name}
      label={messages.labels.username}
      value={field.value}
      hint={hint}
      error={taken ? texts.exists : touched ? error : undefined}
      onChange={(text) => void setValue(text)}
      onBlur={() => void setTouched(true)}
    />
  );
}
