import type { Product, Staff, SupplierPrice } from '@mortar/contract';
import type { Session } from '#session/session.ts';

const rolepermissions: Staff['role']['rolepermissions'] = {
  dashboard: { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true },
  ordering: {
    ...{ frontshopproducts: true, dispensaryproducts: true, read: true, update: true, create: true, send: true },
    productschedules: {
      ...{ n: true, nm: true, zero: true, one: true, two: true },
      ...{ three: true, four: true, five: true, six: true, seven: true },
    },
  },
  reports: { read: true, export: true },
};

export const staff: Staff = {
  ...{ retailerid: 1001, retailername: 'Sea Point', bhf: '', staffid: 2, staffname: 'Thabo Nkosi' },
  ...{ username: 'buyer@1001', title: '', name: 'Thabo', surname: 'Nkosi', initials: 'T', idnumber: '', dob: '' },
  ...{ emailaddress: '', mobilenumber: '', image: '', initiallogin: false, profileactivated: true },
  ...{ grouporderingenabled: false, brandedstoreenabled: false, advertisementsenabled: false },
  ...{ physicaladdress: '', physicalsuburb: '', physicalcity: '', physicalareacode: '' },
  role: {
    ...{ roleid: 1, rolename: '', iscustompreset: false, issuperuser: false, retailerid: 1001 },
    rolepermissions,
  },
};

export const session: Session = { token: 'one', validTo: null, staff, adverts: [], banners: [] };

export const product: Product = {
  ...{ productid: 9, productcode: 'P9', productdescription: 'Panado', nappicode: '', keyword: '', manufacturer: '' },
  ...{ barcode: '', barcode2: '', barcode3: '', barcode4: '', barcode5: '', schedule: '0', datemodified: null },
  ...{ isfavourite: false, ispreferred: false, pplrank: 0, packsize: '20', sepvalue: 10, regretquantity: 0 },
  ...{ discovery: false, mpl: false, mrp: false, gems: false },
  ...{ supplierproductcode: '', supplierproductdescription: '' },
};

export const price: SupplierPrice = {
  ...{ supplierpriceid: 91, preference: 0, suppliercode: 'ALP', suppliername: 'Alpha', supplierproductcode: 'A-9' },
  ...{ supplierproductdescription: '', packsize: '20', bandcode: '', price: 10.5, quantity: 10, bonusquantity: 2 },
  ...{ lastdate: null, lastinvoicedquantity: 0, locked: false, creditorid: 3 },
};
