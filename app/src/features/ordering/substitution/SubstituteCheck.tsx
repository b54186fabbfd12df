import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { genericsQuery } from '#features/ordering/generics/api/generics.ts';
import { errorText } from '#server/outcome.ts';
import { useLate } from '#server/useLate.ts';
import { useClient } from '#session/services.ts';
import { useErrorToast } from '#session/useErrorToast.ts';
import { substitutesFor } from './model/substitutes.ts';
import { PreferredProductsPopup, type PreferredProductsPopupProps } from './PreferredProductsPopup.tsx';

type SubstituteCheckProps = Omit<PreferredProductsPopupProps, 'substitutes' | 'loading'>;

/**
 * Asks which product to order if the pharmacy prefers another; otherwise continues with the original, with a message if
 * the check failed (001 §4).
 */
export function SubstituteCheck(props: SubstituteCheckProps) {
  const { product } = props;
  const query = useQuery(genericsQuery(useClient(), product.nappiCode));
  const showError = useErrorToast();
  const substitutes = useMemo(() => substitutesFor(product, query.data ?? []), [product, query.data]);
  const failed = query.isError && !query.isFetching;
  const none = failed || (query.isSuccess && substitutes.length === 0);
  const late = useLate(query.isPending);
  const continueWithOriginal = useEffectEvent(() => {
    if (failed) showError(errorText(query.error));
    props.onOriginal();
  });
  useLayoutEffect(
    function continueWithoutSubstitutes() {
      if (none) continueWithOriginal();
    },
    [none],
  );
  if (none || (query.isPending && !late)) return null;
  return <PreferredProductsPopup {...props} substitutes={substitutes} loading={query.isPending} />;
}
