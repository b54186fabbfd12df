import { submitIncorrectLink } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { valueOrThrow } from '#server/queries.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/** Reports a supplier product linked to the wrong product; returns the ticket. */
export function useSubmitIncorrectLink() {
  const client = useClient();
  const { staff } = useSession();
  return useMutation({
    mutationFn: async ({ product, price }: { product: Product; price: SupplierPrice }) =>
      valueOrThrow(
        await client.send(submitIncorrectLink, {
          body: {
            productcode: product.productCode,
            productdescription: product.description,
            suppliername: price.supplier,
            supplierproductcode: price.supplierProductCode,
            supplierproductdescription: price.supplierProductDescription,
            bhf: staff.bhf,
            retailerid: staff.retailerid,
            retailername: staff.retailername,
          },
        }),
      ),
  });
}
