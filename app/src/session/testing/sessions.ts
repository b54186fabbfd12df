import type { Staff } from '@mortar/contract';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import type { Session } from '#session/session.ts';

const rolepermissions: Staff['role']['rolepermissions'] = {
  dashboard: { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true },
  ordering: {
    frontshopproducts: true,
    dispensaryproducts: true,
    read: true,
    update: true,
    create: true,
    send: true,
    productschedules: {
      n: true,
      nm: true,
      zero: true,
      one: true,
      two: true,
      three: true,
      four: true,
      five: true,
      six: true,
      seven: true,
    },
  },
  reports: { read: true, export: true },
};

export const staff: Staff = {
  retailerid: 1001,
  retailername: 'Sea Point',
  bhf: '',
  staffid: 2,
  staffname: 'Thabo Nkosi',
  username: 'buyer@1001',
  title: '',
  name: 'Thabo',
  surname: 'Nkosi',
  initials: 'T',
  idnumber: '',
  dob: '',
  emailaddress: '',
  mobilenumber: '',
  image: '',
  initiallogin: false,
  profileactivated: true,
  grouporderingenabled: false,
  brandedstoreenabled: false,
  advertisementsenabled: false,
  physicaladdress: '',
  physicalsuburb: '',
  physicalcity: '',
  physicalareacode: '',
  role: {
    roleid: 1,
    rolename: '',
    iscustompreset: false,
    issuperuser: false,
    retailerid: 1001,
    rolepermissions,
  },
};

export const session: Session = { token: 'one', validTo: null, staff, adverts: [], banners: [] };

export const product: Product = {
  productId: 9,
  productCode: 'P9',
  description: 'Panado',
  nappiCode: '',
  keyword: '',
  manufacturer: '',
  barcodes: ['', '', '', '', ''],
  schedule: '0',
  dateModified: null,
  isFavourite: false,
  isPreferred: false,
  pplRank: 0,
  packSize: '20',
  sepValue: 10,
  regretQuantity: 0,
  discovery: false,
  mpl: false,
  mrp: false,
  gems: false,
  supplierProductCode: '',
  supplierProductDescription: '',
};

export const price: SupplierPrice = {
  supplierPriceId: 91,
  preference: 0,
  supplierCode: 'ALP',
  supplier: 'Alpha',
  supplierProductCode: 'A-9',
  supplierProductDescription: '',
  packSize: '20',
  bandCode: '',
  price: 10.5,
  quantity: 10,
  bonusQuantity: 2,
  lastDate: null,
  lastInvoicedQuantity: 0,
  locked: false,
  creditorId: 3,
};
