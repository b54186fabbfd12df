import { type ChoicePlace, rememberChoice } from '#retailers/rememberedChoice.ts';
import { useAssignedRetailers } from '#retailers/useRetailerChoice.ts';
import { useSession } from '#session/useSession.ts';

/** What a card of a group reads with: all pharmacies that somebody works for. */
export function useGroup() {
  const { staff } = useSession();
  const { query, assigned } = useAssignedRetailers();
  const retailerids = assigned.map(({ retailerid }) => retailerid);
  return {
    reading: query,
    group: { groupretailerid: staff.retailerid, retailerids },
    pharmacies: assigned,
    /** Has the page that a card leads to begin with these pharmacies, as the card does. */
    chooseAll: (place: ChoicePlace) => rememberChoice(staff, place, retailerids),
  };
}
