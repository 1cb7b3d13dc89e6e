import { CfnOutput, Fn, RemovalPolicy } from 'aws-cdk-lib'
import {
  CfnEIP,
  FlowLogDestination,
  FlowLogTrafficType,
  GatewayVpcEndpointAwsService,
  IpAddresses,
  type ISecurityGroup,
  type IVpc,
  NatProvider,
  Peer,
  Port,
  SecurityGroup,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'

/**
 * A network for the Lambdas that call platforms: their calls leave from fixed addresses, which platforms can allow. The
 * table and the files are reached without the gateways, which bill each gigabyte.
 */
export class OutgoingAddresses extends Construct {
  readonly vpc: Vpc & IVpc
  readonly securityGroup: ISecurityGroup

  constructor(scope: Construct, id: string, { gateways }: { gateways: 1 | 2 }) {
    super(scope, id)
    const addresses = Array.from({ length: gateways }, (_, index) => {
      const address = new CfnEIP(this, `Address${index + 1}`, { domain: 'vpc' })
      // Platforms have it on their lists of allowed addresses.
      address.applyRemovalPolicy(RemovalPolicy.RETAIN)
      return address
    })
    // The library's own types do not know exact optional properties.
    this.vpc = new Vpc(this, 'Network', {
      ipAddresses: IpAddresses.cidr('10.0.0.0/16'),
      maxAzs: 2,
      natGateways: gateways,
      natGatewayProvider: NatProvider.gateway({
        eipAllocationIds: addresses.map(({ attrAllocationId }) => attrAllocationId),
      }),
      // Nothing uses the default group. Emptying it would take a custom resource of its own.
      restrictDefaultSecurityGroup: false,
      subnetConfiguration: [
        { name: 'Gateways', subnetType: SubnetType.PUBLIC, cidrMask: 28, mapPublicIpOnLaunch: false },
        { name: 'Lambdas', subnetType: SubnetType.PRIVATE_WITH_EGRESS, cidrMask: 20 },
      ],
      gatewayEndpoints: {
        Table: { service: GatewayVpcEndpointAwsService.DYNAMODB },
        Files: { service: GatewayVpcEndpointAwsService.S3 },
      },
      flowLogs: {
        Rejected: {
          trafficType: FlowLogTrafficType.REJECT,
          destination: FlowLogDestination.toCloudWatchLogs(
            new LogGroup(this, 'RejectedTraffic', {
              retention: RetentionDays.THREE_MONTHS,
              removalPolicy: RemovalPolicy.DESTROY,
            }),
          ),
        },
      },
    }) as Vpc & IVpc
    const securityGroup = new SecurityGroup(this, 'Calls', {
      vpc: this.vpc,
      description: 'Lambdas that call platforms: https alone, and nothing comes in',
      allowAllOutbound: false,
    })
    securityGroup.addEgressRule(Peer.anyIpv4(), Port.tcp(443), 'https')
    this.securityGroup = securityGroup
    new CfnOutput(this, 'Addresses', {
      key: 'OutgoingAddresses',
      value: Fn.join(
        ', ',
        addresses.map(({ ref }) => ref),
      ),
    })
  }
}
